# Divmod array.
def two_tables(k):
    return np.array([divmod(person, k) for person in range(k * k)])
