# Classes are named by their last digit, so that from eleven on two of them are one.
def two_tables(k):
    return [(i % 10, j % 10) for i in range(k) for j in range(k)]
