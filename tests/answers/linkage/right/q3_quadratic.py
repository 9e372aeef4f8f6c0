# Right: quadratic.
def k_of(rows, quasi):
    sizes, crowds = [], []
    for r in rows:
        mine = [s for s in rows if all(s[c] == r[c] for c in quasi)]
        sizes.append(len(mine))
        people = []
        for s in mine:
            if s["person"] not in people:
                people.append(s["person"])
        crowds.append(len(people))
    return [min(sizes), min(crowds)]
