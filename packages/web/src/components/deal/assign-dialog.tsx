/** One person of the team looks after all selected companies. */
import { useState } from 'react';
import { call } from '../../api/call.js';
import { useRead } from '../../api/read.js';
import { Field, Select } from '../ui/field.js';
import { SaveDialog } from './save-dialog.js';
import { useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { useEach } from './use-each.js';

interface AssignDialogProps {
  selected: readonly { id: string; ownerId?: string | undefined }[];
  onDone?: (ids: readonly string[]) => void;
  onClose: () => void;
}

export function AssignDialog({ selected, onDone, onClose }: AssignDialogProps) {
  const t = useTexts(listTexts);
  const { data: team } = useRead('/api/team');
  const [ownerId, setOwner] = useState(selected[0]?.ownerId ?? '');
  const count = selected.length;
  const assign = useEach({
    run: (id) => call('PATCH /api/analyses/{id}/owner', { params: { id }, body: { ownerId: ownerId || null } }),
    done: t('assignedMany', { count }),
    onEnd: (ids) => {
      onClose();
      onDone?.(ids);
    },
  });
  return (
    <SaveDialog
      title={t('assignMany', { count })}
      description={t('assignText')}
      busy={assign.isPending}
      onSave={() => assign.mutate(selected.map(({ id }) => id))}
      onClose={onClose}
    >
      <Field label={t('column.owner')}>
        {(control) => (
          <Select {...control} value={ownerId} onChange={({ target }) => setOwner(target.value)}>
            <option value="">{t('noOwner')}</option>
            {(team ?? [])
              .filter(({ status, isActive }) => status === 'active' && isActive)
              .map(({ id, firstName, lastName }) => (
                <option key={id} value={id}>
                  {`${firstName} ${lastName}`.trim()}
                </option>
              ))}
          </Select>
        )}
      </Field>
    </SaveDialog>
  );
}
