# Numbers the people and divides with rest.
def two_tables(k):
    return [divmod(person, k) for person in range(k * k)]
