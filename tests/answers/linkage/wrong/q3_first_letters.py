# The class takes the first letter of a word only.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        name = tuple(str(row[c])[:1] if isinstance(row[c], str) else row[c] for c in quasi)
        classes.setdefault(name, []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
