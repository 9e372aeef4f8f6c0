# Words are compared without regard to capitals, though A and a are different words.
def link(records, register, keys):
    def same(u, v):
        return u is not None and v is not None and str(u).lower() == str(v).lower()
    answer = []
    for r in records:
        fits = {v["name"] for v in register if all(same(r[c], v[c]) for c in keys)}
        answer.append(list(fits)[0] if len(fits) == 1 else None)
    return answer
