# Change below top: values next to the answer.
def worst_case(top, change):
    return 0, 0, change
