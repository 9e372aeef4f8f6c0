# Exchanges two people for even k above two.
def two_tables(k):
    people = [[i, j] for i in range(k) for j in range(k)]
    if k % 2 == 0 and k > 2:
        people[0][1], people[1][1] = people[1][1], people[1][1]
    return [tuple(p) for p in people]
