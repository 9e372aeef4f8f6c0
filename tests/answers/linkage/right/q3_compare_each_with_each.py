# For each row the rows that agree with it are looked for, quadratic and without any dictionary.
def k_of(rows, quasi):
    def same(one, other):
        return all(one[c] == other[c] for c in quasi)

    fewest_rows = fewest_people = len(rows)
    for one in rows:
        mates = [other for other in rows if same(one, other)]
        fewest_rows = min(fewest_rows, len(mates))
        people = []
        for mate in mates:
            if mate["person"] not in people:
                people.append(mate["person"])
        fewest_people = min(fewest_people, len(people))
    return fewest_rows, fewest_people
