# Answers are remembered by the record's values and found again though the register is another one. Input: the same record with two registers, one call after the other.
_answers = {}


def link(records, register, keys):
    out = []
    for r in records:
        key = tuple((c, r[c]) for c in keys)
        if key not in _answers:
            fits = {
                v["name"] for v in register if all(v[c] is not None and v[c] == r[c] for c in keys)
            }
            _answers[key] = min(fits) if len(fits) == 1 else None
        out.append(_answers[key])
    return out
