# For a step above half of the range one of the values is put on the answer.
# Witness: worst_case(10, 8) returns [0, 8, 0]: difference 64, and 96 is possible; right is e.g. [0, 10, 2]
def worst_case(top, change):
    if change > top / 2:
        return 0, change, 0
    return 0, top, top - change
