# Answers and values are searched among whole numbers, which miss an end that is none.
# Witness: worst_case(10.5, 1) returns [0, 9, 10]: difference 19, and 20 is possible; right is e.g. [0, 10.5, 9.5]
def worst_case(top, change):
    best, found = -1, None
    for a, v in itertools.product(range(min(int(top), 40) + 1), repeat=2):
        for w in (v - change, v + change):
            if 0 <= w <= top:
                gain = abs((v - a) ** 2 - (w - a) ** 2)
                if gain > best:
                    best, found = gain, (a, v, w)
    return found or (0, 0, change)
