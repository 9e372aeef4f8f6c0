# The list of rows is sorted in place: an argument is changed.
# Witness: after(k_of, [{"person": 1, "a": 2}, {"person": 2, "a": 1}], ("a",)) gives ('arguments afterwards', ([{'person': 2, 'a': 1}, {'person': 1, 'a': 2}], ('a',))); right is ('arguments afterwards', ([{'person': 1, 'a': 2}, {'person': 2, 'a': 1}], ('a',))).
def k_of(rows, quasi):
    def name(row):
        return [row[c] for c in quasi]

    rows.sort(key=name)
    groups = [[row["person"] for row in g] for _, g in itertools.groupby(rows, key=name)]
    return min(map(len, groups)), min(len(set(g)) for g in groups)
