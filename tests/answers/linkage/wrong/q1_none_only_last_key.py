# Only the last of the keys is looked at for an unknown entry.
def link(records, register, keys):
    answer = []
    for r in records:
        fits = set()
        if r[keys[-1]] is not None:
            fits = {v["name"] for v in register if [v[c] for c in keys] == [r[c] for c in keys]}
        answer.append(fits.pop() if len(fits) == 1 else None)
    return answer
