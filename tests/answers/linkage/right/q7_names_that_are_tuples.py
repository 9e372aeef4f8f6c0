# Classes are named by tuples of the people in them.
def two_tables(k):
    people = [[k * i + j for j in range(k)] for i in range(k)]
    columns = list(zip(*people))
    pairs = []
    for row in people:
        pairs += [[tuple(row), columns[j]] for j in reversed(range(k))]
    return pairs
