# Tuple names.
def two_tables(k):
    people = []
    while len(people) < k * k:
        n = len(people)
        people.append([("first", n % k), ("second", -(n // k))])
    return people[::-1]
