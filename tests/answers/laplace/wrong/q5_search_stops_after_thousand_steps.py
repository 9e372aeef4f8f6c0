# T is searched among the first 1000 multiples of the bound only. Input: 1, 0.01, 700.
def certificate(bound, epsilon, claimed):
    t = 0
    for step in range(1, 1001):
        t = step * bound
        if t * epsilon / bound > claimed + 0.01:
            break
    return (0,), (0, 0), t
