# Both classes are one text, "111" for 1 and 11 as for 11 and 1; a text is no pair.
def two_tables(k):
    return [f"{i}{j}" for i in range(k) for j in range(k)]
