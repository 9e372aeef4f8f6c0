# Compares column by column and gives up early.
def link(records, register, keys):
    answer = []
    for record in records:
        names = []
        for v in register:
            fits = True
            for c in keys:
                if record[c] is None or v[c] != record[c]:
                    fits = False
                    break
            if fits and v["name"] not in names:
                names.append(v["name"])
        answer.append(names[0] if len(names) == 1 else None)
    return tuple(answer)
