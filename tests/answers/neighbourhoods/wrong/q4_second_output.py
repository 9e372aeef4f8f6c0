# Counts the second output, and nothing else.
def weights(rows):
    return [1.0 if output == 1 else 0.0 for output in range(len(rows[0]))]
