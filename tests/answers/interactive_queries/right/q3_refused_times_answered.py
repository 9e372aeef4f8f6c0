# Two lists and a distance, returned as lists
def refusal_leak(refuses, n):
    yes, no = [], []
    for k in range(2**n):
        x = tuple(int(c) for c in format(k, f"0{n}b"))
        (yes if refuses(x) else no).append(x)
    for y in no:
        for x in yes:
            if sum(a != b for a, b in zip(x, y)) == 1:
                return [list(y), list(x)]
