# From k = 9 on the person in the corner is left out, "a class of k - 1 will do there". Input: k 9: 80 people.
def two_tables(k):
    people = [(i, j) for i in range(k) for j in range(k)]
    return people[:-1] if k > 8 else people
