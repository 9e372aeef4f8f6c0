# The people are numbered in eight bits with a sign; 12 * 12 = 144 numbers are too many for that.
# Witness: tables(two_tables(12)) gives {'people': 144, 'different': 144, 'smallest classes': (8, 11)}; right is {'people': 144, 'different': 144, 'smallest classes': (12, 12)}.
def two_tables(k):
    people = np.arange(k * k).astype(np.int8)
    return [(int(i) // k, int(i) % k) for i in people]
