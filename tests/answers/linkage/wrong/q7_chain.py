# Links the classes in a chain of 2k people, so that some are k - 1 or fewer in a class.
def two_tables(k):
    return [(i // k, i % k) for i in range(2 * k)]
