# Numbers that differ by one are taken to agree from 1000 on, as years of birth are often off by one.
def link(records, register, keys):
    def agree(a, b):
        if isinstance(a, int) and isinstance(b, int) and a > 1000:
            return abs(a - b) <= 1
        return a is not None and a == b

    found = []
    for r in records:
        names = {p["name"] for p in register if all(agree(r[c], p[c]) for c in keys)}
        found.append(names.pop() if len(names) == 1 else None)
    return found
