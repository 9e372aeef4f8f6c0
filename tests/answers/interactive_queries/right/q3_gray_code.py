# Another way: gray code.
def refusal_leak(refuses, n):
    # A Gray code visits all data sets by single edits: a change must happen somewhere on the way.
    def bits(k):
        code = k ^ (k >> 1)
        return tuple(code >> i & 1 for i in range(n))

    for k in range(2**n - 1):
        if refuses(bits(k)) is not refuses(bits(k + 1)):
            return [list(bits(k)), list(bits(k + 1))]
