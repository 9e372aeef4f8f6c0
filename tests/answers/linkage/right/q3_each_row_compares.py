# By each row compares.
def k_of(rows, quasi):
    sizes, people = [], []
    for one in rows:
        mine = [other for other in rows if all(one[c] == other[c] for c in quasi)]
        sizes.append(len(mine))
        people.append(len({other["person"] for other in mine}))
    return np.array([sizes, people]).min(axis=1)
