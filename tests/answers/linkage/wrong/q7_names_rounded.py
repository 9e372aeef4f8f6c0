# Classes are named by their place between 0 and 1, rounded to one digit: for k = 11 and 12 two names are equal.
# Witness: tables(two_tables(11)) gives {'people': 121, 'different': 100, 'smallest classes': (11, 11)}; right is {'people': 121, 'different': 121, 'smallest classes': (11, 11)}.
def two_tables(k):
    names = [round(i / k, 1) for i in range(k)]
    return [(a, b) for a in names for b in names]
