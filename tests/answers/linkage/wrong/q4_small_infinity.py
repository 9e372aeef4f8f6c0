# 500 stands for infinity in the recursion, though losses may be larger.
# Witness: loss(anonymise([0, 10, 20, 30, 40, 60, 61, 70, 80, 90, 100, 120], 5)) gives 1440; right is 620.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    least, cut = [0] + [500] * n, [0] * (n + 1)
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            loss = least[i] + (j - i) * (v[j - 1] - v[i])
            if loss < least[j]:
                least[j], cut[j] = loss, i
    result, j = [None] * n, n
    while j:
        i = cut[j]
        for place in order[i:j]:
            result[place] = (v[i], v[j - 1])
        j = i
    return result
