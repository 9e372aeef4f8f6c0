# Rows and diagonals of the grid; a diagonal also meets each row once; names are texts and tuples.
def two_tables(k):
    people = []
    for row in range(k):
        for column in range(k):
            people.append([f"row {row}", ("diagonal", (row + column) % k)])
    return people
