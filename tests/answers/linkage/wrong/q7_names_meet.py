# Glues the numbers of a class to a text: eleven and one are one and eleven.
def two_tables(k):
    return [(f"{i}{j // k}", f"{j}" if j < 10 else "1") for i in range(k) for j in range(k)]
