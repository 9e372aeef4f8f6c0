# Zero under a name of its own.
def worst_case(top, change):
    import enum

    class End(enum.IntEnum):
        LOW = 0

    return End.LOW, top, top - change
