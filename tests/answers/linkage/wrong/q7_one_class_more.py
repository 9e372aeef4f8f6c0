# The second table gets k + 1 classes, to be on the safe side: k people too many.
# Witness: tables(two_tables(3)) gives {'people': 12, 'different': 12, 'smallest classes': (4, 3)}; right is {'people': 9, 'different': 9, 'smallest classes': (3, 3)}.
def two_tables(k):
    return [(i, j) for j in range(k + 1) for i in range(k)]
