# Names the classes by texts.
def two_tables(k):
    return [(f"age group {i}", f"district {j}") for j in range(k) for i in range(k)]
