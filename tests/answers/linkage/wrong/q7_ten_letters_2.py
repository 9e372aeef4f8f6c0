# The classes are named by ten letters, again from the first for k above 10. Input: k = 11.
def two_tables(k):
    letters = "ABCDEFGHIJ"
    return [(letters[i % 10], letters[j % 10]) for i in range(k) for j in range(k)]
