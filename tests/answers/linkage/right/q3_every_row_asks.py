# Each row looks for its own class; the minima over rows are those over classes. An array is returned.
def k_of(rows, quasi):
    found = []
    for row in rows:
        mine = [other["person"] for other in rows if all(other[c] == row[c] for c in quasi)]
        found.append((len(mine), len(set(mine))))
    return np.min(np.array(found), axis=0)
