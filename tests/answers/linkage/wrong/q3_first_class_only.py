# Counts each person only in the class of their first row.
def k_of(rows, quasi):
    rows_in, people_in, seen = Counter(), Counter(), set()
    for row in rows:
        name = tuple(row[c] for c in quasi)
        rows_in[name] += 1
        people_in[name] += row["person"] not in seen
        seen.add(row["person"])
    return min(rows_in.values()), min(people_in.values())
