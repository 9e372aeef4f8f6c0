# The second class is i ^ j, which stays below k only if k is a power of two.
# Witness: tables(two_tables(3)) gives {'people': 9, 'different': 9, 'smallest classes': (3, 2)}; right is {'people': 9, 'different': 9, 'smallest classes': (3, 3)}.
def two_tables(k):
    return [(i, i ^ j) for i in range(k) for j in range(k)]
