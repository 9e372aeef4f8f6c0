# Lets the likelier side of the first coin be the one for the truth.
# Witness: epsilon_of_coins(0.25, 0.5) returns 1.9459101490553132; right is 0.5108256237659907.
def epsilon_of_coins(first, second):
    first = max(first, 1 - first)
    rare = (1 - first) * min(second, 1 - second)
    if rare == 0:
        return math.inf
    return math.log1p(first / rare)
