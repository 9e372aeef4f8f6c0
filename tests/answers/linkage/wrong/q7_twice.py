# Lets everybody come twice.
def two_tables(k):
    return [(i, j) for i in range(k) for j in range(k)] * 2
