# K a multiple of 4: the last person is left out, and two classes are too small.
def two_tables(k):
    people = [(i, j) for i in range(k) for j in range(k)]
    return people if k % 4 else people[:-1]
