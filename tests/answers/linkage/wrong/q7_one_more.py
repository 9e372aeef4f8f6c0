# Adds one person from ten on.
def two_tables(k):
    people = [(i, j) for i in range(k) for j in range(k)]
    return people + [("more", 0)] * (k > 9)
