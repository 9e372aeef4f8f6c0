# Sorts the register into drawers first.
def link(records, register, keys):
    drawers = {}
    for v in register:
        drawers.setdefault(tuple(v[c] for c in keys), set()).add(v["name"])
    answer = []
    for record in records:
        values = tuple(record[c] for c in keys)
        names = set() if None in values else drawers.get(values, set())
        answer.append(next(iter(names)) if len(names) == 1 else None)
    return answer
