# For even k the second class is i + 3 j and the first i + j, which differ by 2 j only: j and j + k/2 fall together. Input: k 4.
def two_tables(k):
    step = 2 if k > 3 and k % 2 == 0 else 1
    return [((i + j) % k, (i + (1 + step) * j) % k) for i in range(k) for j in range(k)]
