# A person whose rows in the register contradict each other in the keys is dropped.
def link(records, register, keys):
    homes = {}
    for v in register:
        homes.setdefault(v["name"], set()).add(tuple(v[c] for c in keys))
    answer = []
    for r in records:
        mine = tuple(r[c] for c in keys)
        fits = [] if None in mine else [n for n, h in homes.items() if h == {mine}]
        answer.append(fits[0] if len(fits) == 1 else None)
    return answer
