# Records with the same key values, None among them, share a memory that is kept between calls. Input: two calls with another register.
_seen = {}


def link(records, register, keys):
    result = []
    for r in records:
        code = (keys, tuple(r[c] for c in keys), len(register))
        if code not in _seen:
            fits = {
                v["name"] for v in register if all(r[c] is not None and v[c] == r[c] for c in keys)
            }
            _seen[code] = fits.pop() if len(fits) == 1 else None
        result.append(_seen[code])
    return result
