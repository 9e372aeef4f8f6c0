# Takes the first who fits, and asks whether anybody else with another name does.
def link(records, register, keys):
    def fit(p, r):
        return not any(r[c] is None or p[c] != r[c] for c in keys)

    found = []
    for r in records:
        first = next((p["name"] for p in register if fit(p, r)), None)
        other = any(p["name"] != first and fit(p, r) for p in register)
        found.append(None if other else first)
    return found
