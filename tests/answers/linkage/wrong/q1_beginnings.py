# Lets a text agree with its beginning.
def link(records, register, keys):
    out = []
    for r in records:
        s = {
            p["name"]
            for p in register
            if all(
                r[k] is not None
                and type(p[k]) is type(r[k])
                and (
                    p[k] == r[k]
                    or isinstance(r[k], str)
                    and len(r[k]) > 3
                    and p[k].startswith(r[k])
                )
                for k in keys
            )
        }
        out.append(s.pop() if len(s) == 1 else None)
    return out
