# Looks up the two visible cases.
def slopes(utilities, sensitivity):

    return [1 / 3, 0, -1 / 3] if len(utilities) == 3 else [5 / 16, -5 / 16]
