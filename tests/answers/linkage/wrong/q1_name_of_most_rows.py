# If several people fit, the one with the most rows that fit is named.
def link(records, register, keys):
    found = []
    for record in records:
        names = [
            p["name"]
            for p in register
            if all(record[c] is not None and p[c] == record[c] for c in keys)
        ]
        common = Counter(names).most_common(2)
        if not common or len(common) == 2 and common[0][1] == common[1][1]:
            found.append(None)
        else:
            found.append(common[0][0])
    return found
