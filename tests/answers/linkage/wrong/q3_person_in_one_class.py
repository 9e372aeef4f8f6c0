# Each person is counted in the class of the last row only.
# Witness: k_of([{"person": 1, "a": 1}, {"person": 2, "a": 1}, {"person": 1, "a": 2}, {"person": 3, "a": 2}, {"person": 4, "a": 2}], ("a",)) gives (2, 1); right is (2, 2).
def k_of(rows, quasi):
    def name(row):
        return tuple(row[c] for c in quasi)

    home = {row["person"]: name(row) for row in rows}
    return min(Counter(map(name, rows)).values()), min(Counter(home.values()).values())
