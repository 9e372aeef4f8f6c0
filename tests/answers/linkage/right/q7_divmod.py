# Divides the number of each person by k.
def two_tables(k):
    return [divmod(person, k) for person in range(k * k)]
