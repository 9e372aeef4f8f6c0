# Classes are named by digits, of which there are ten: for k = 11 and 12 they run out.
# Witness: tables(two_tables(11)) gives {'people': 100, 'different': 100, 'smallest classes': (10, 10)}; right is {'people': 121, 'different': 121, 'smallest classes': (11, 11)}.
def two_tables(k):
    names = "0123456789"[:k]
    return [(a, b) for a in names for b in names]
