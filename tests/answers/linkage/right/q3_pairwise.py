# Another way: pairwise.
def k_of(rows, quasi):
    sizes, people = [], []
    for row in rows:
        same = [other for other in rows if all(other[c] == row[c] for c in quasi)]
        sizes.append(len(same))
        people.append(len({other["person"] for other in same}))
    return min(sizes), min(people)
